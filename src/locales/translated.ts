/** A translation of `Source`: the same keys, functions and tuple positions with other words. */
export type Translated<Source> = Source extends string
  ? string
  : Source extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : Source extends object
      ? { readonly [Key in keyof Source]: Translated<Source[Key]> }
      : Source
