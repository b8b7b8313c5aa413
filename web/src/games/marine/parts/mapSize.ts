/** The window of the drawing of the planet. */

export const LEFT = -330;
export const TOP = -362;
export const WIDTH = 660;
export const HEIGHT = 724;
