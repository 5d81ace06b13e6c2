import anyAscii from 'any-ascii'

/** As the Arabic script: vowels are mostly left out. */
export function fromHebrew(part: string): string {
  const marked = part
    .replaceAll(/ג['’׳`]/gu, 'j')
    .replaceAll(/[צץ]['’׳`]/gu, 'ch')
    .replaceAll(/ז['’׳`]/gu, 'zh')
    .replaceAll(/ח['’׳`]/gu, 'kh')
    .replaceAll(/ת['’׳`]/gu, 'th')
    .replace(/^ו+(?=.{2})/u, 'v')
    .replaceAll('וו', 'v')
    .replaceAll('פ', 'p')
    .replaceAll('ב', 'b')
    .replaceAll(/ה(?=\p{L})/gu, 'H')
    .replace(/^כ/u, 'k')
    .replaceAll(/[אע]/gu, '*')
    .replace(/ה$/u, '*')
    .replaceAll(/ו+/gu, 'W')
    .replaceAll(/י+/gu, 'Y')
    .replaceAll(/ש/gu, 'sh')
    .replaceAll(/צ|ץ/gu, 'ts')
    .replaceAll(/ח/gu, 'H')
  return anyAscii(marked).replaceAll(/[^a-zAWYH*-]/g, '')
}
