import { alignTexts, shareOfWords } from '#domain/language/align-texts.ts'
import { textOfTokens, tokenKey, type Leaf } from './leaf.ts'

/** A leaf of the old text beside the one that became of it, or one of them alone. */
export type AlignedLeaf = { readonly old?: Leaf; readonly new?: Leaf }

/** Leaves that share fewer words than this are two different ones. */
const enoughShared = 0.4
/** Unless nothing else stands between the same neighbours. */
const enoughAlone = 0.1

/** Brings the leaves of two texts side by side: equal ones first, between them those that share most of their words. */
export function alignLeaves(old: readonly Leaf[], fresh: readonly Leaf[]): AlignedLeaf[] {
  const found: AlignedLeaf[] = []
  let [removed, added]: [Leaf[], Leaf[]] = [[], []]
  const closeGap = () => {
    found.push(...joinLone(removed, added))
    ;[removed, added] = [[], []]
  }
  for (const at of alignTexts(old.map(toAligned), fresh.map(toAligned), enoughShared)) {
    const [one, other] = [old[at.old ?? -1], fresh[at.new ?? -1]]
    if (one && other) {
      closeGap()
      found.push({ old: one, new: other })
    } else if (one) removed.push(one)
    else if (other) added.push(other)
  }
  closeGap()
  return found
}

/** What stands between two pairs: old leaves before new ones, or one beside the other when each is alone. */
function joinLone(removed: readonly Leaf[], added: readonly Leaf[]): AlignedLeaf[] {
  const [one, other] = [removed[0], added[0]]
  const isLone = one && other && removed.length === 1 && added.length === 1
  if (isLone && shareOfWords(toAligned(one), toAligned(other)) >= enoughAlone) return [{ old: one, new: other }]
  return [...removed.map((leaf) => ({ old: leaf })), ...added.map((leaf) => ({ new: leaf }))]
}

function toAligned({ path, tokens }: Leaf) {
  return { text: textOfTokens(tokens), kind: path.join('>'), key: tokens.map(tokenKey).join('\u0000') }
}
