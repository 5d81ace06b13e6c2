import { monthNames } from './month-names.ts'

/** `died 2019`, `told him May 6, 2025` in a note typed in haste, which begins with a small letter. */
export function withPrepositions(told: string, typed: string): string {
  if (!/^[\p{Ll}\d]/u.test(typed)) return told
  return told
    .replaceAll(
      new RegExp(
        String.raw`(?<=(?<![\p{L}])(?!(?:in|since|of|by|until|from|to|through|before|after|around|about|on|during|and|the|year|years|dated|mid|this|last|or|between|for|till|spring|summer|fall|autumn|winter|easter|christmas|early|late|${monthNames.join('|')})\b)[\p{L}’]{2,20}) (?=(?:(?:the )?(?:spring|summer|fall|autumn|winter|early|late|${monthNames.join('|')}) )?(?:19|20)\d\d(?![-–\d]))`,
        'giu',
      ),
      ' in ',
    )
    .replaceAll(
      new RegExp(
        String.raw`(?<=(?<![\p{L}])(?!(?:on|since|of|by|until|from|to|through|before|after|around|about|dated|and|or|between|for|the|in)\b)[\p{L}’]{2,20}) (?=(?:${monthNames.join('|')}) \d{1,2}, (?:19|20)\d\d)`,
        'giu',
      ),
      ' on ',
    )
    .replaceAll(new RegExp(String.raw`(?<=\b(?:once|twice|time),) (?=(?:${monthNames.join('|')}) \d)`, 'gu'), ' on ')
    .replaceAll(
      new RegExp(
        String.raw`(?<=\b(?:in|again|back|here|there|him|her|it|out|home|\p{Ll}+ed)) (?=(?:${monthNames.join('|')}) \d{1,2}(?:[.;]|$| and | but ))`,
        'gu',
      ),
      ' on ',
    )
}
