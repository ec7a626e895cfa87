/** Replaces the parts of Node that a bundle for browsers leaves out. */
export {}
