import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password that its owner can look at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  const eye = (
    <IconButton
      icon={shown ? EyeOff : Eye}
      label={shown ? 'Hide password' : 'Show password'}
      onClick={() => setShown(!shown)}
    />
  )
  return <TextField spellCheck={false} autoCapitalize="none" {...props} type={shown ? 'text' : 'password'} end={eye} />
}
