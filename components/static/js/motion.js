// Whether this browser asks for less motion.
export const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
