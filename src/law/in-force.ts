/**
 * The one seam between the law and all that reads it. Each part of the law that changes (authorities, fees, policies, numbers
 * of deadlines) has its built-in value; a source, when there is one, answers with the parts of the pack in force instead.
 * The server names its source once at start, in its threads too; without one the built-in law is in force.
 */
type LawSource = () => object | undefined

let source: LawSource = () => undefined

/** From now on the law is read from here. `undefined`, as a part that is missing, means the built-in one. */
export function readLawFrom(next: LawSource): void {
  source = next
}

/** Runs pure work under this law and no other. The work must be finished when it returns. */
export function underLaw<Result>(law: object | undefined, work: () => Result): Result {
  const before = source
  source = () => law
  try {
    return work()
  } finally {
    source = before
  }
}

/** The law in force now, to run work under it later: what was opened under one law stays with it. */
export function holdLaw(): <Result>(work: () => Result) => Result {
  const held = source()
  return (work) => underLaw(held, work)
}

/** A part of the law: called, it gives what is in force. Never keep the answer beyond the work at hand. */
export type LawPart<Value> = (() => Value) & { readonly builtIn: Value }

/** The part with this name in a pack; `builtIn` where no pack has it. */
export function lawPart<Value>(name: string, builtIn: Value): LawPart<Value> {
  const read = () =>
    ((source() as Readonly<Record<string, unknown>> | undefined)?.[name] as Value | undefined) ?? builtIn
  return Object.assign(read, { builtIn })
}

/** What is made from parts of the law, made once for each that comes into force. */
export function fromLaw<Parts extends readonly object[], Made>(
  parts: { readonly [At in keyof Parts]: () => Parts[At] },
  make: (...parts: Parts) => Made,
): () => Made {
  let kept: { readonly parts: readonly object[]; readonly made: Made }[] = []
  return () => {
    const now = parts.map((part) => part()) as unknown as Parts
    const known = kept.find((one) => one.parts.every((part, at) => part === now[at]))
    if (known) return known.made
    const made = make(...now)
    kept = [{ parts: now, made }, ...kept].slice(0, keptLaws)
    return made
  }
}

/** Drafts of earlier packs are read beside those of the one in force. */
const keptLaws = 4
