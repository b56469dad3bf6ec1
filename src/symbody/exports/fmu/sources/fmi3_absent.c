/* The functions of FMI 3.0 for what this model has not: variables of other types than
   double, clocks, structural parameters. All of them must be there; they answer with an
   error. */
#include "fmi.h"

#define ABSENT(name, what, ...)                                                          \
    fmi3Status name(fmi3Instance c, __VA_ARGS__)                                         \
    {                                                                                    \
        instance_say(c, PROBLEM, #name ": the model has no " what);                      \
        return fmi3Error;                                                                \
    }
#define ABSENT_TYPE(name, type)                                                          \
    ABSENT(fmi3Get##name, "variables of the type " #name, const fmi3ValueReference r[],  \
           size_t n, type x[], size_t m)                                                 \
    ABSENT(fmi3Set##name, "variables of the type " #name, const fmi3ValueReference r[],  \
           size_t n, const type x[], size_t m)

#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-parameter"
#endif

ABSENT_TYPE(Float32, fmi3Float32)
ABSENT_TYPE(Int8, fmi3Int8)
ABSENT_TYPE(UInt8, fmi3UInt8)
ABSENT_TYPE(Int16, fmi3Int16)
ABSENT_TYPE(UInt16, fmi3UInt16)
ABSENT_TYPE(Int32, fmi3Int32)
ABSENT_TYPE(UInt32, fmi3UInt32)
ABSENT_TYPE(Int64, fmi3Int64)
ABSENT_TYPE(UInt64, fmi3UInt64)
ABSENT_TYPE(Boolean, fmi3Boolean)
ABSENT_TYPE(String, fmi3String)

ABSENT(fmi3GetBinary, "binary variables", const fmi3ValueReference r[], size_t n,
       size_t sizes[], fmi3Binary x[], size_t m)
ABSENT(fmi3SetBinary, "binary variables", const fmi3ValueReference r[], size_t n,
       const size_t sizes[], const fmi3Binary x[], size_t m)
ABSENT(fmi3GetClock, "clocks", const fmi3ValueReference r[], size_t n, fmi3Clock x[])
ABSENT(fmi3SetClock, "clocks", const fmi3ValueReference r[], size_t n,
       const fmi3Clock x[])
ABSENT(fmi3GetIntervalDecimal, "clocks", const fmi3ValueReference r[], size_t n,
       fmi3Float64 x[], fmi3IntervalQualifier q[])
ABSENT(fmi3GetIntervalFraction, "clocks", const fmi3ValueReference r[], size_t n,
       fmi3UInt64 a[], fmi3UInt64 b[], fmi3IntervalQualifier q[])
ABSENT(fmi3GetShiftDecimal, "clocks", const fmi3ValueReference r[], size_t n,
       fmi3Float64 x[])
ABSENT(fmi3GetShiftFraction, "clocks", const fmi3ValueReference r[], size_t n,
       fmi3UInt64 a[], fmi3UInt64 b[])
ABSENT(fmi3SetIntervalDecimal, "clocks", const fmi3ValueReference r[], size_t n,
       const fmi3Float64 x[])
ABSENT(fmi3SetIntervalFraction, "clocks", const fmi3ValueReference r[], size_t n,
       const fmi3UInt64 a[], const fmi3UInt64 b[])
ABSENT(fmi3SetShiftDecimal, "clocks", const fmi3ValueReference r[], size_t n,
       const fmi3Float64 x[])
ABSENT(fmi3SetShiftFraction, "clocks", const fmi3ValueReference r[], size_t n,
       const fmi3UInt64 a[], const fmi3UInt64 b[])
ABSENT(fmi3ActivateModelPartition, "clocks", fmi3ValueReference r, fmi3Float64 t)
ABSENT(fmi3GetNumberOfVariableDependencies, "dependencies of single entries",
       fmi3ValueReference r, size_t *n)
ABSENT(fmi3GetVariableDependencies, "dependencies of single entries",
       fmi3ValueReference r, size_t a[], fmi3ValueReference s[], size_t b[],
       fmi3DependencyKind kinds[], size_t n)

static fmi3Status not_structural(fmi3Instance c)
{
    instance_say(c, PROBLEM, "the model has no structural parameters");
    return fmi3Error;
}

fmi3Status fmi3EnterConfigurationMode(fmi3Instance c)
{
    return not_structural(c);
}

fmi3Status fmi3ExitConfigurationMode(fmi3Instance c)
{
    return not_structural(c);
}

fmi3Status fmi3EvaluateDiscreteStates(fmi3Instance c)
{
    (void)c;
    return fmi3OK;
}

fmi3Instance fmi3InstantiateScheduledExecution(
    fmi3String name, fmi3String token, fmi3String resources, fmi3Boolean visible,
    fmi3Boolean log, fmi3InstanceEnvironment environment, fmi3LogMessageCallback callback,
    fmi3ClockUpdateCallback update, fmi3LockPreemptionCallback lock,
    fmi3UnlockPreemptionCallback unlock)
{
    if (callback != NULL)
        callback(environment, fmi3Error, "logStatusError",
                 "the model has no scheduled execution; use one of the other two kinds");
    return NULL;
}
