import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const text = z.string().nullable()

const attorneyProfile = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  phone: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  title: text,
  firm_name: text,
  license_number: text,
  license_authority: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  zip_code: text,
  created_at: z.string(),
  updated_at: z.string(),
  is_verified: z.boolean(),
  is_placeholder: z.boolean(),
})
export type AttorneyProfile = z.output<typeof attorneyProfile>

const line = z.string().max(2000).nullish()
/** The rules on the fields are `profileProblems`, the same on the page and on the server. */
const profileBody = z.object({
  email: line,
  phone: line,
  first_name: line,
  middle_name: line,
  last_name: line,
  title: line,
  firm_name: line,
  license_number: line,
  license_authority: line,
  address_1: line,
  address_2: line,
  city: line,
  state: line,
  zip_code: line,
})
export type ProfileBody = z.input<typeof profileBody>

const profileExample = {
  phone: '+1 555 0100',
  first_name: 'Nora',
  last_name: 'Castell',
  license_number: '123456',
  license_authority: 'State Bar of California',
  address_1: '1 Main Street',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
}

/** The profile of an attorney. */
export const profiles = {
  createProfile: endpoint({
    method: 'POST',
    path: '/attorneys/me',
    access: 'user',
    summary: 'Turns the placeholder into a real attorney profile, once',
    body: profileBody,
    reply: attorneyProfile,
    status: 201,
    example: profileExample,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/attorneys',
    access: 'user',
    summary: 'Changes the attorney profile; the e-mail address stays',
    body: profileBody.extend({ id: z.string().optional(), user_id: z.string().optional() }),
    reply: attorneyProfile,
    example: profileExample,
  }),
  getProfile: endpoint({
    method: 'GET',
    path: '/attorneys/me',
    access: 'user',
    summary: 'The attorney profile; of a placeholder its e-mail only',
    reply: attorneyProfile,
  }),
}
