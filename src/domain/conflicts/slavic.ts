/** What Russian, Ukrainian and Belarusian make of one name, put down as one: first endings and what is written together. */
const folds: readonly (readonly [RegExp, string])[] = [
  // Vladimir and Uladzimir.
  [/^u(?=[lsdtrn])/g, 'v'],
  // Volkov and Volkau, Ageev and Ahiejeu, Zhuravskaya and Zhurauskaya.
  [/(?<=[aeo])[uw](?=$|[bcdfghklmnprst])/g, 'v'],
  // Devyatovsky and Dzevyatouski, Starostina and Starastsina.
  [/dz(?!h)(?=[aeiy])/g, 'd'],
  [/sc(?=i)/g, 'st'],
  [/ts(?=[iey])|c(?=i)/g, 't'],
  // Natalia and Natalla.
  [/ll(?=a$)/g, 'li'],
  [/(?<=sk)(?:[iy]+j?|aya|aja|a)$/g, ''],
  [/(?:(?<![iy])[iy]+j?|[ae][iyj])$/g, 'i'],
  // Beresneva and Byarasneva, Sergey and Siarhei.
  [/(?<![iyj])[iyj]+[aeo]/g, 'e'],
  [/(?<![iyj])[iyj]+u/g, 'u'],
  [/[iyj]+/g, 'i'],
  // Bogdanovich and Bahdanovich.
  [/kh/g, '#'],
  [/g(?!h)|gh/g, 'h'],
  [/#/g, 'kh'],
  [/[oa]/g, 'a'],
  [/(.)\1+/g, '$1'],
]

/** A word of a name as all three languages would write it alike. */
export function foldSlavic(latin: string): string {
  return folds.reduce((word, [letters, other]) => word.replaceAll(letters, other), latin)
}

const ending =
  /(?:[aeo]?[aeouiy][vuw]a?|[iy]na?|sk(?:[iy]+j?|aya|aja|a)|[iy](?:ch|cz|tch|ts)|[ae]nk[oa]|[oe]k|uk|chik|[bdhiknrstvzy]k[oa]|ets|sha|kha|[lnr][iy]?a|[ae]n[iy]|[ae]ch)$/

/** Whether a word may be the surname or the father's name of somebody from Belarus, Russia or Ukraine. */
export function isSlavic(latin: string): boolean {
  return latin.length > 4 && ending.test(latin)
}
