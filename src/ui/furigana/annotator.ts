/** Replaces an element's props before it is created. */
type Annotator = (type: unknown, props: unknown) => unknown

let annotate: Annotator | undefined

/** Applies to all elements created from now on; `undefined` leaves them as they are written. */
export function setAnnotator(chosen: Annotator | undefined) {
  annotate = chosen
}

export const annotated = <Props>(type: unknown, props: Props): Props =>
  annotate === undefined ? props : (annotate(type, props) as Props)
