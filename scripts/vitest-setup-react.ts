/** Tells React outside a browser that `act` is in use; the browser project's library does that itself. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
