/** Most tests diagnosed at once, as in an office's season: more would make a phone slow. */
export const maxTests = 300
