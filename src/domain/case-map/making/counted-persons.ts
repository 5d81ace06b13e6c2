/** `raped by 2, M. watched`: by two persons, and what an initial stands for did the rest. `Home by 2` is an hour. */
export const countsNamed = (rest: string): string =>
  rest
    .replace(
      /(?<=\b(?:raped|beaten|attacked|stopped|robbed|taken|grabbed|followed|assaulted|kidnapped|abducted|seized|dragged|held|hit|threatened|arrested) )by ([2-9])(?=[,.;]|$)/iu,
      (_, count: string) => `by ${counts[Number(count) - 2]} persons`,
    )
    .replace(/(?<= persons), (?=\p{Lu}\. \p{Ll}+ed\b)/u, ', and ')

const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
