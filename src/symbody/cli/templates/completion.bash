# Completion of symbody for bash; in ~/.bashrc:  eval "$(symbody completion bash)"
_symbody() {
  local word="${COMP_WORDS[COMP_CWORD]}" options=""
  if [ "$COMP_CWORD" -eq 1 ]; then options="%COMMANDS%"
  elif [[ "$word" == -* ]]; then
    case "${COMP_WORDS[1]}" in
%CASES%
    esac
  fi
  COMPREPLY=($(compgen -W "$options" -- "$word"))
  [ -n "$options" ] || COMPREPLY=($(compgen -f -- "$word"))
}
complete -o filenames -F _symbody symbody
