/* Set-valued force laws: unilateral contact, and Coulomb friction along lines and in the
   plane, on accelerations and on velocities (impacts).

   A law has a normal row, unless it is dry friction, and 0 to 2 tangent rows behind it.
   Pfeiffer, Glocker (1996), Multibody Dynamics with Unilateral Contacts, chapters 5, 8;
   Acary, Brogliato (2008), Numerical Methods for Nonsmooth Dynamical Systems. */
#ifndef SYMBODY_CONTACT_LAW_H
#define SYMBODY_CONTACT_LAW_H

#include <stdint.h>

/* Integers of each law: kind, its first row, tangent rows, flags. */
enum { LAW_KIND, LAW_ROW, LAW_TANGENTS, LAW_FLAGS, LAW_INTEGERS };
/* Gap >= 0 with a force along its normal; speed >= 0 without a gap, as in freewheels; or
   friction alone, whose bounds are forces. */
enum { LAW_GAP, LAW_SPEED, LAW_FRICTION };
/* Flags: impacts by Poisson's law in place of Newton's. */
enum { LAW_POISSON = 1 };
/* Numbers of each law: coefficients of kinetic and static friction, or bounds of a
   friction force; and of restitution. */
enum { LAW_KINETIC, LAW_STATIC, LAW_RESTITUTION, LAW_NUMBERS };
/* Modes. A law without tangent rows sticks where it is closed. */
enum { CONTACT_OPEN, CONTACT_STICK, CONTACT_SLIP };

enum contact_status {
    CONTACT_SOLVED = 0,
    CONTACT_NO_SOLUTION = 1,   /* no forces obey the laws (Painleve's paradox) */
    CONTACT_NOT_SOLVED = 2,    /* none were computed to the tolerance */
    CONTACT_ENERGY_RISES = 3,  /* an impact would give energy (Kane's paradox) */
    CONTACT_CHATTERS = 4,      /* events follow each other without a motion between */
    CONTACT_PENETRATES = 5,    /* a gap is below zero where none closes */
    CONTACT_NOT_FINITE = 6
};

#endif
