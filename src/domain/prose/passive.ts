/**
 * `was arrested` before `held for twelve days`: the second verb may be a participle that shares the helping verb, so the two
 * cannot become sentences of one who acts. A verb that is past and no participle (`took`, `went`) begins a deed of its own.
 */
export const sharesPassive = (first: string, rest: string): boolean =>
  /\b(?:was|were|been|being|got) (?:(?!to\b)\p{L}+ ){0,2}\p{L}+(?:ed|en|wn|ne|d|t|ung|und|ught)\b/u.test(first) &&
  !/^(?:then |also |later )?(?:took|came|went|gave|threw|wrote|spoke|ran|fled|saw|fell|lay|wore|chose|hid|stood|did|had|could|began|became|knew|drove|flew|rode|sang|swam|woke|was|were|is|has)\b/u.test(
    rest,
  )
