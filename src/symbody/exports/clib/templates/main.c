/* Moves %NAME% for a second, all inputs at zero. With &ode_radau steps are long where models
   are stiff, too, with &ode_rk4 of one length. */
#include <stdio.h>
#include <stdlib.h>

#include <%NAME%/%NAME%_run.h>

int main(void)
{
    const %NAME%_run_options options = {
        .method = &ode_dp54, .rtol = 1e-8, .atol = 1e-10, .step = 0.001};
    void *const memory = malloc(%NAME%_run_bytes(options.method));
    if (memory == NULL)
        return EXIT_FAILURE;
    %NAME%_run *const run =
        %NAME%_run_start(memory, &options, 0.0, %NAME%_start, %NAME%_default);
    const int64_t status = %NAME%_run_advance(run, 1.0);
    if (status != ODE_DONE)
        fprintf(stderr, "the run ended at t = %g s (%d)\n", %NAME%_run_time(run),
                (int)status);
    for (int i = 0; i < %UPPER%_STATES; i++)
        printf("%s = %.17g\n", %NAME%_state_names[i], %NAME%_run_state(run)[i]);
    free(memory);
    return status == ODE_DONE ? EXIT_SUCCESS : EXIT_FAILURE;
}
