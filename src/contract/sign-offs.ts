import * as z from 'zod'
import { docxType } from './draft-files.ts'
import { endpoint } from './endpoint.ts'

/** `open`: never signed off. `signed`: as it stands now. `changed`: something has changed since. */
export const signOffStandings = ['open', 'signed', 'changed'] as const

const decision = z.object({
  kind: z.enum(['accepted', 'verified', 'withdrawn', 'yes', 'no', 'override']),
  /** The rule of the domain file, else the code of the finding. */
  rule: z.string(),
  about: z.string(),
  reason: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  section: z.string().nullable(),
})
export type SignOffDecision = z.output<typeof decision>

const signed = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  by: z.string(),
  file_name: z.string(),
  /** SHA-256 of the Word file, in hex. */
  sha256: z.string(),
  /** SHA-256 of the key that signed the record. */
  key_id: z.string(),
  packet_files: z.number(),
})

const signOffReply = z.object({
  standing: z.enum(signOffStandings),
  /** What has changed since the sign-off, as a sentence. */
  changed: z.string().nullable(),
  title: z.string(),
  client_name: z.string(),
  /** When the text was last changed. */
  text_changed_at: z.string().nullable(),
  gates: z.object({
    accepted: z.number(),
    sections: z.number(),
    open_points: z.number(),
    placeholders: z.number(),
    citations_decided: z.number(),
    citations: z.number(),
    overridden: z.number(),
  }),
  /** What stands in the way, and where it is settled; empty when it can be signed off. */
  obstacles: z.array(z.object({ where: z.enum(['draft', 'packet']), sentence: z.string() })),
  decisions: z.array(decision),
  /** What whoever signs off says. */
  statements: z.array(z.object({ name: z.enum(['read', 'citator']), text: z.string() })),
  counsel: z.object({ name: z.string().nullable(), bar: z.string().nullable() }),
  /** The Word file as it would be signed off; null while the draft cannot be. */
  file: z.object({ name: z.string(), sha256: z.string() }).nullable(),
  packet: z.object({ files: z.number(), pages: z.number(), is_stale: z.boolean() }).nullable(),
  /** What happened on the way, oldest first; `until` where it took a while. */
  steps: z.array(z.object({ what: z.string(), at: z.string().nullable(), until: z.string().nullable() })),
  signed: signed.nullable(),
})
export type SignOffReply = z.output<typeof signOffReply>

const must = (message: string) => z.literal(true, message)
const path = '/clients/:clientId/drafts/:draftId/sign-off'

/** Who takes responsibility for a draft, kept as a record that anybody can check. */
export const signOffs = {
  getSignOff: endpoint({
    method: 'GET',
    path,
    access: 'user',
    act: 'read drafts',
    summary: 'Whether a draft is or can be signed off: gates, decisions, fingerprints, the steps so far',
    reply: signOffReply,
  }),
  signOff: endpoint({
    method: 'POST',
    path,
    access: 'user',
    act: 'sign off',
    summary: 'Signs off the draft as it stands, and its packet where one was made; wants a proof that is fresh',
    body: z.object({
      read: must('Please say that you have read the document.').meta({ title: 'Read' }),
      citator: z.boolean().default(false).meta({ title: 'Citator' }),
      /** The fingerprint that was shown: another text is not signed off unseen. */
      sha256: z.string().length(64, 'Please read the page anew.').meta({ title: 'Fingerprint' }),
    }),
    reply: signOffReply,
    example: { read: true, citator: true, sha256: 'a'.repeat(64) },
  }),
  downloadSignOff: endpoint({
    method: 'GET',
    path: `${path}/record`,
    access: 'user',
    act: 'export',
    summary: 'The signed record with its signature, the public key and a script that checks them, as a zip',
    reply: z.string(),
    replyType: 'application/zip',
  }),
  printSignOff: endpoint({
    method: 'GET',
    path: `${path}/record-pdf`,
    access: 'user',
    act: 'export',
    summary: 'The same record as a PDF for the file',
    reply: z.string(),
    replyType: 'application/pdf',
  }),
  downloadSigned: endpoint({
    method: 'GET',
    path: `${path}/document`,
    access: 'user',
    act: 'export',
    summary: 'The Word file as it was signed off, to the byte',
    reply: z.string(),
    replyType: docxType,
  }),
  listSignOffKeys: endpoint({
    method: 'GET',
    path: '/sign-off-keys',
    access: 'public',
    summary: 'The public keys with which this installation has signed records: id, first use, PEM',
    reply: z.array(z.object({ key_id: z.string(), first_used_at: z.string(), public_key: z.string() })),
  }),
}
