/* The functions of NVIDIA's driver that the package calls, on the processor: memory is that of
   the process, and a kernel is a function that a test has told. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void (*thread_of)(void **arguments, int64_t first, int64_t step);

int fake_version = 12040, fake_devices = 2, fake_capability = 90, fake_initial = 0;
int fake_refused = 0, fake_launch = 0, fake_blocks = 0, fake_launches = 0, fake_waits = 0;
int fake_uploads = 0, fake_pushed = 0, fake_largest = 1 << 30;
size_t fake_free = 1 << 30;
static struct { char name[200]; thread_of run; } kernels[16];
static int known;
static char text_of_module[1 << 22];

void fake_kernel(const char *name, thread_of run)
{
    strcpy(kernels[known].name, name);
    kernels[known++].run = run;
}

const char *fake_text(void) { return text_of_module; }

int cuInit(unsigned flags) { return flags ? 1 : fake_initial; }
int cuDriverGetVersion(int *version) { *version = fake_version; return 0; }
int cuDeviceGetCount(int *count) { *count = fake_devices; return 0; }
int cuDeviceGet(int *device, int number) { *device = 10 + number; return 0; }

int cuDeviceGetName(char *name, int size, int device)
{
    snprintf(name, size, "Fake %d", device - 10);
    return 0;
}

int cuDeviceGetAttribute(int *value, int what, int device)
{
    *value = what == 75 ? fake_capability/10 : what == 76 ? fake_capability%10 : 2;
    return device < 10;
}

int cuDevicePrimaryCtxRetain(void **context, int device)
{
    *context = (void *)(intptr_t)(100 + device);
    return 0;
}

int cuCtxPushCurrent_v2(void *context) { fake_pushed++; return context == NULL; }
int cuCtxPopCurrent_v2(void **context) { *context = NULL; return fake_pushed-- <= 0; }
int cuCtxSynchronize(void) { return fake_pushed == 1 ? fake_launch : 201; }
int cuStreamSynchronize(void *stream) { fake_waits += stream != NULL; return 0; }

int cuModuleLoadDataEx(void **module, const char *text, unsigned count, int *options,
                       void **values)
{
    if (fake_refused) {
        if (count == 2 && options[0] == 5 && options[1] == 6)
            snprintf(values[0], (size_t)values[1], "line 7: a word is wrong");
        return fake_refused;
    }
    strncpy(text_of_module, text, sizeof text_of_module - 1);
    *module = text_of_module;
    return fake_pushed == 1 ? 0 : 201;
}

int cuModuleGetFunction(void **function, void *module, const char *name)
{
    char entry[220];
    snprintf(entry, sizeof entry, ".visible .entry %s(", name);
    if (!strstr(module, entry))
        return 500;
    for (int i = known - 1; i >= 0; i--)
        if (!strcmp(kernels[i].name, name)) {
            *function = (void *)kernels[i].run;
            return 0;
        }
    return 500;
}

int cuMemGetInfo_v2(size_t *available, size_t *total)
{
    *available = fake_free;
    *total = 1 << 30;
    return 0;
}

/* In front of each piece of memory is its size. */
int cuMemAlloc_v2(void **place, size_t size)
{
    if (size > (size_t)fake_largest)
        return 2;
    size_t *const room = malloc(size + 256);
    *room = size;
    fake_blocks++;
    *place = (char *)room + 256;
    return 0;
}

int cuMemFree_v2(char *place) { free(place - 256); fake_blocks--; return 0; }
int cuMemcpyHtoD_v2(void *to, const void *from, size_t size)
{
    memcpy(to, from, size);
    fake_uploads++;
    return 0;
}
int cuMemcpyDtoH_v2(void *to, const void *from, size_t size)
{
    memcpy(to, from, size);
    return 0;
}

int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                   unsigned by, unsigned bz, unsigned shared, void *stream,
                   void **arguments, void **extra)
{
    if (gy*gz*by*bz != 1 || shared || stream || extra || fake_pushed != 1)
        return 1;
    fake_launches++;
    for (unsigned thread = 0; thread < gx*bx; thread++)
        ((thread_of)function)(arguments, thread, gx*bx);
    return 0;
}

int cuGetErrorName(int code, const char **name)
{
    *name = code == 700 ? "CUDA_ERROR_ILLEGAL_ADDRESS" : "CUDA_ERROR_OTHER";
    return 0;
}
int cuGetErrorString(int code, const char **text)
{
    *text = "told by the driver";
    return code < 0;
}
