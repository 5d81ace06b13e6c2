import { profileFields, type ProfileField, requiredProfileFields } from '#domain/clients/profile-rules.ts'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './profile.module.css'

export type ProfileValues = Readonly<Record<ProfileField, string>>
export type ProfileErrors = Readonly<Partial<Record<ProfileField, string>>>

type Props = {
  values: ProfileValues
  errors: ProfileErrors
  /** Nothing can be changed; the address never can. */
  readOnly: boolean
  onChange: (name: ProfileField, value: string) => void
}

/** The order on screen and the width of each field, in sixths of a row. */
const layout: readonly (readonly [ProfileField, 2 | 3 | 4])[] = [
  ['first_name', 2],
  ['middle_name', 2],
  ['last_name', 2],
  ['title', 2],
  ['firm_name', 4],
  ['email', 3],
  ['phone', 3],
  ['license_number', 3],
  ['license_authority', 3],
  ['address_1', 4],
  ['address_2', 2],
  ['city', 2],
  ['state', 2],
  ['zip_code', 2],
]

const autoComplete: Partial<Record<ProfileField, string>> = {
  first_name: 'given-name',
  middle_name: 'additional-name',
  last_name: 'family-name',
  title: 'organization-title',
  firm_name: 'organization',
  email: 'email',
  phone: 'tel',
  address_1: 'address-line1',
  address_2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip_code: 'postal-code',
}

const labels = Object.fromEntries(profileFields.map(({ name, label }) => [name, label]))

/** The fourteen fields of the attorney profile. */
export function ProfileFields({ values, errors, readOnly, onChange }: Props) {
  return (
    <div className={styles.fields}>
      {layout.map(([name, width]) => (
        <div key={name} className={styles[`span${width}`]}>
          <TextField
            label={labels[name]}
            name={name}
            autoComplete={autoComplete[name] ?? 'off'}
            type={name === 'phone' ? 'tel' : 'text'}
            maxLength={255}
            required={!readOnly && requiredProfileFields.includes(name)}
            readOnly={readOnly || name === 'email'}
            value={values[name]}
            error={errors[name]}
            onChange={(value) => onChange(name, value)}
          />
        </div>
      ))}
    </div>
  )
}
