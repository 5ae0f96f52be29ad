/** Replaces an element's props before it is created. */
type Annotator = <Props>(type: unknown, props: Props) => Props

let annotate: Annotator | undefined

/** Applies to all elements created from now on; `undefined` leaves them as they are written. */
export function setAnnotator(chosen: Annotator | undefined) {
  annotate = chosen
}

export const annotated: Annotator = (type, props) => annotate?.(type, props) ?? props
