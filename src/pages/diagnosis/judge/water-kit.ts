/** Begins the ids of kits that stand for values typed of soil shaken in water. */
export const waterKit = 'water-'
