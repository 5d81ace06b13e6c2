/** Conditions that bear a name and take its owner’s s. */
const named =
  'Addison|Alzheimer|Barrett|Crohn|Cushing|Hashimoto|Hodgkin|Huntington|Kawasaki|Ménière|Meniere|Parkinson|Raynaud|Sjögren|Sjogren|Tourette|Wilson|Bell'
/** What such a name stands before. */
const sort = 'disease|syndrome|palsy|lymphoma|chorea|thyroiditis|dementia|phenomenon'

const beforeSort = new RegExp(String.raw`(?<![\p{L}’'])(${named})s (?=(?:${sort})\b)`, 'giu')
/** Names that nothing but the condition has. */
const alone = /(?<![\p{L}’'])(crohn|parkinson|alzheimer|hashimoto|raynaud|tourette)(?:[’']?s)?(?![\p{L}’'-])/giu

const bare =
  /(?<![\p{L}’'])((?:Crohn|Parkinson|Alzheimer|Hashimoto)’s)(?=[,.;]|$| (?:dx|diagnosed|since|stage|and|in (?:19|20))\b)/gu

/** `Crohns disease`, `alzheimers` typed in haste, with capital and apostrophe. */
export const withNamedConditions = (text: string): string =>
  text
    .replaceAll(beforeSort, (_, name: string) => `${capital(name)}’s `)
    .replaceAll(alone, (whole, name: string) => (/s$/iu.test(whole) ? `${capital(name)}’s` : capital(name)))
    // `Alzheimer’s dx 2023`, `has Crohn’s.`: the name alone is the disease.
    .replaceAll(bare, '$1 disease')

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
