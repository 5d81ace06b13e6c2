import type { CaseFact } from '#domain/case-map/case-map.ts'

/** `They made me undress`, `On the second night two agents came`: a paragraph that goes on with what the one above began. */
export const goesOnFrom = ({ asTold, statement }: CaseFact): boolean =>
  /^(?:They|He|She|Then|There|One of (?:them|the)|Another|The (?!\d)\p{Ll}+|After|When|Inside|From (?:there|then)|At (?:the|their) \p{Ll}+|In (?:the|their) (?:car|cell|room|office|station|jungle|forest|camp|evening|morning|night|house|barracks|van|truck|base|building|yard)|On the (?:first|second|third|fourth|fifth|sixth|seventh|next|same|last|way)|I (?:was (?!born)|could not|did not|lost|fell|fainted|woke|asked|told|said|had to|signed|screamed|begged|do not know))\b/u.test(
    asTold ?? statement,
  )
