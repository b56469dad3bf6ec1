/* The variables of the model %NAME%: where they are in y, u, p and z. */
#ifndef %UPPER%_MODEL_H
#define %UPPER%_MODEL_H

#include "%NAME%.h"

#ifdef __cplusplus
extern "C" {
#endif

%NUMBERS%
/* Names, in the same order. */
extern const char *const %NAME%_state_names[];
extern const char *const %NAME%_input_names[];
extern const char *const %NAME%_parameter_names[];
extern const char *const %NAME%_output_names[];

/* States at the start, parameters, limits of inputs. */
extern const double %NAME%_start[];
extern const double %NAME%_default[];
extern const double %NAME%_least[], %NAME%_greatest[];

#ifdef __cplusplus
}
#endif

#endif
