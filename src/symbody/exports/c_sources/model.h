/* The model ${name} under the names that the sources of all models use. */
#ifndef MODEL_H
#define MODEL_H

#include <stdint.h>

${headers}

${definitions}

/* Inputs of the functions: the user's, discrete variables, forces of contacts. */
#define MODEL_ALL_INPUTS (MODEL_INPUTS + MODEL_DISCRETES + MODEL_ROWS)
/* Guards of contacts, and rows of the table of events before it is emptied. */
#define MODEL_GUARDS (2*MODEL_LAWS)
#define MODEL_LAW_EVENTS (64 + 6*MODEL_LAWS)
/* What the solver looks for: conditions of clauses, and where formulas switch. */
#define MODEL_EVENTS (MODEL_CONDITIONS + MODEL_SWITCHES)

/* Names of its own, so that several models can be linked into one program. */
${own_names}

extern const double model_start[];    /* of the states */
extern const double model_default[];  /* values of the parameters */
extern const double model_least[], model_greatest[]; /* limits of the inputs */
extern const signed char model_sign[]; /* of a parameter, or 0; 2: or zero */
extern const char model_given[];      /* whether a parameter may be set */
extern const int64_t model_quaternions[]; /* the first states of unit quaternions */
extern const char *const model_parameter_names[];
extern const char *const model_names[]; /* of time and all variables */

#endif
