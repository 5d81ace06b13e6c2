/** Small words and frequent forms that Spanish has and English has not. */
const small = new Set(
  'el la los las un una unos unas de del al que por para con sin se su sus mi mis me nos les lo le y o ni pero como porque cuando donde es era fue son está estaba están han había hay no en a muy ya más también yo él ella ellos nosotros dijo dijeron tenía tiene podía puede quería quiere hasta desde sobre entre este esta eso ese'.split(
    ' ',
  ),
)
/** Of these English has some too, so that they count only beside others. */
const shared = new Set([
  'a',
  'no',
  'me',
  'en',
  'o',
  'y',
  'es',
  'al',
  'son',
  'los',
  'las',
  'la',
  'el',
  'mi',
  'lo',
  'de',
  'se',
  'le',
])
const english =
  /^(?:the|of|and|to|in|was|were|is|are|has|had|his|her|he|she|they|with|by|from|at|on|that|for|it|not|who|when|after|before|because)$/

/**
 * A note or a sentence that is Spanish as a whole: it cannot stand in an English paper, and no software translates it. A
 * single Spanish word or a name among English words is none.
 */
export function isSpanish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length < 3 || words.some((word) => english.test(word))) return false
  const found = words.filter((word) => small.has(word))
  const sure = found.filter((word) => !shared.has(word)).length
  const marked = words.filter(
    (word) => /[áéíóúñ]/u.test(word) || /(?:ción|aron|ieron|aba|ando|iendo|mente)$/u.test(word),
  ).length
  return found.length / words.length >= 0.25 && (sure > 0 || marked > 0 || found.length >= 3)
}
