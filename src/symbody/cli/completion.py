"""`symbody completion`: completion of commands and options for shells."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from symbody.cli.usage import Commands

_BASH = """\
# Completion of symbody for bash; in ~/.bashrc:  eval "$(symbody completion bash)"
_symbody() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" options=""
  if [ "$COMP_CWORD" -eq 1 ]; then options="{commands}"
  elif [[ "$word" == -* ]]; then
    case "${{COMP_WORDS[1]}}" in
{cases}
    esac
  fi
  COMPREPLY=($(compgen -W "$options" -- "$word"))
  [ -n "$options" ] || COMPREPLY=($(compgen -f -- "$word"))
}}
complete -o filenames -F _symbody symbody
"""
_ZSH = """\
# Completion of symbody for zsh; in ~/.zshrc:  eval "$(symbody completion zsh)"
autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
"""


def add_completion(
    commands: Commands, parser_of_all: Callable[[], argparse.ArgumentParser]
) -> None:
    """Add the command.

    Args:
        commands: Where commands are added.
        parser_of_all: Returns the parser with all commands.
    """
    parser = commands.add_parser("completion", help="print completion for a shell")
    parser.add_argument("shell", choices=("bash", "zsh", "fish"))
    parser.set_defaults(run=lambda options: _print(options.shell, parser_of_all()))


def _print(shell: str, parser: argparse.ArgumentParser) -> int:
    options = options_of(parser)
    if shell == "fish":
        print(_fish(options))
        return 0
    cases = "\n".join(
        f'      {name}) options="{" ".join(of)}" ;;' for name, of in options.items()
    )
    text = _BASH.format(commands=" ".join(options), cases=cases)
    print(_ZSH + text if shell == "zsh" else text, end="")
    return 0


def options_of(parser: argparse.ArgumentParser) -> dict[str, list[str]]:
    """Return the long options of each command, by its name."""
    (action,) = (
        a for a in parser._actions if isinstance(a, argparse._SubParsersAction)
    )
    return {
        name: [s for a in of._actions for s in a.option_strings if s[:2] == "--"]
        for name, of in action.choices.items()
    }


def _fish(options: dict[str, list[str]]) -> str:
    lines = ["# symbody completion fish > ~/.config/fish/completions/symbody.fish"]
    for name, several in options.items():
        lines.append(f"complete -c symbody -n __fish_use_subcommand -a {name}")
        of = f"-n '__fish_seen_subcommand_from {name}'"
        lines += [f"complete -c symbody {of} -l {o[2:]}" for o in several]
    return "\n".join(lines)
