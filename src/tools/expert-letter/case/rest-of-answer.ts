import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { inOwnWords, type Parties } from '#domain/prose/own-words.ts'
import { capitalized } from '#domain/prose/words.ts'
import { denies, ofRelative, paid } from './denials.ts'

/** What the answer says of expert and client beside what the letter has of it already. */
export type RestOfAnswer = {
  /** Sentences of the expert's own that say the same. */
  readonly sentences: readonly string[]
  /** Parts that cannot be turned surely: for the attorney, in the words of the answer. */
  readonly untold: readonly string[]
}

const house =
  /^(?:his|her|the expert['’]s) (?=(?:\p{Ll}+ ){0,2}(?:(?:sister|brother|mother|father|daughter|son)(?:-in-law)?|wife|husband|partner|cousin|niece|nephew|aunt|uncle|neighbor|friend|hospital|university|college|institute|laboratory|lab|company|employer|firm|group|crews?|teams?|students?|orchestra|choir|church|parish|office|department|agency|school|clinic|organization|center)\b)/iu

/** `We found him through the chamber`: what counsel did. */
const ofCounsel = /^(?:we|I|our (?:office|firm)|the firm|counsel)\b(?!.{0,80}\b(?:together|each other|both)\b)/iu

/**
 * Nothing that an answer tells of a tie is lost: `her hospital has bought the pump since 2024, she was not part of the
 * purchase` stands in the letter as the expert says it. `told` is what the letter has of the answer.
 */
export function restOfAnswer(relation: string, told: string, parties: Parties): RestOfAnswer {
  const known = new Set(stemsOf(told))
  const parts = sentencesOf(relation.replaceAll(/\s+/g, ' '))
    .flatMap((sentence) =>
      sentence.split(
        /;\s*|(?<=\p{L}{3})\. (?=\p{Ll})| but (?=(?:they|the two) (?:did|have) (?:not|never)\b)|, (?=(?:but |and )?(?:s?he|the two) (?:was|were|is|are|has|have|did|had) )|(?<!^(?:his|her) [^,;]{3,120}), (?=(?:but |and )?they (?:was|were|is|are|has|have|did|had) )/iu,
      ),
    )
    .map((part) =>
      part
        .replace(/^(?:but|and) /u, '')
        .replace(/[.,;]$/u, '')
        .trim(),
    )
    .filter(
      (part) =>
        part !== '' &&
        !ofCounsel.test(part) &&
        !paid.test(part) &&
        !/\b(?:read|reviewed|independent)\b/iu.test(part) &&
        !/\b(?:money|fee|free|volunteer|dollars?|pro bono|unpaid)\b/iu.test(part),
    )
  const left = parts.filter((part) => {
    const stems = stemsOf(part)
    const said = stems.filter((stem) => known.has(stem)).length
    return (
      joint.test(part) ||
      /^they (?:did|have) (?:not|never)\b/iu.test(part) ||
      (stems.length > 1 && said < stems.length * (stems.length < 4 ? 1 : 0.7))
    )
  })
  const said = left.filter((part) => isSayable(part)).map((part) => [part, inFirstPerson(part, parties)] as const)
  return {
    sentences: said.flatMap(([, words]) => words ?? []),
    untold: said.flatMap(([part, words]) => (words === undefined ? [part] : [])),
  }
}

const joint =
  /^no ((?:joint |common |shared )?(?:papers?|publications?|projects?|grants?|patents?|contracts?|business)) (?:together|in common|with (?:each other|one another))$/iu

/** Ties are denied elsewhere, with their limits; here only what somebody had no part in. */
const isSayable = (part: string) =>
  !denies.test(part) ||
  joint.test(part) ||
  ofRelative.test(part) ||
  /^(?:he|she|the expert) (?:was|is|had|did|took) (?:not|no)\b|^they (?:did|have) (?:not|never) (?:talk|speak|spoken|talked|exchange)/iu.test(
    part,
  )

/** `I cited his paper in a review and heard him speak in Denver`: two things, two sentences. */
const inTwo = (words: string): string =>
  words.replace(/^(I \p{Ll}+ .{12,120}?) and (?=(?:heard|met|saw|read|used|visited|reviewed|taught) )/u, '$1. I ')

/** `as his aunt`, where the expert is a woman: the client’s. */
const withClientOwner = (words: string, { client, expert, clientShort }: Parties): string =>
  client === undefined || client === expert
    ? words
    : words.replace(client === 'he' ? /\bhis (?=\p{Ll})/u : /\bher (?=\p{Ll})/u, `${clientShort}’s `)

function inFirstPerson(part: string, parties: Parties): string | undefined {
  if (house.test(part)) {
    const own = withClientOwner(part.replace(house, 'My '), parties).replace(/, they\b/u, '; they')
    return /\b(?:he|she|his|her|him)\b/iu.test(own) ? undefined : `${houseStyle(own)}.`
  }
  const none = joint.exec(part)?.[1]
  if (none !== undefined)
    return `We have no ${none.toLowerCase()} ${/business/iu.test(none) ? 'with each other' : 'together'}.`
  const said = inOwnWords(capitalized(part), parties)
  return said === undefined ? undefined : houseStyle(inTwo(said))
}
