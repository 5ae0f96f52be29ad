/** Tells React outside of a browser that `act` is in use; the browser project's own library does that by itself. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
