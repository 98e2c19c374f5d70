/** One icon: strokes on a 20 px grid; `flips` when it points in the reading direction. */
export type IconShape = { readonly d: string; readonly flips?: true }
