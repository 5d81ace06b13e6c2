import { useQuery } from '@tanstack/react-query'
import { AddressSection } from './address-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { securityQuery } from './security-queries.ts'
import { SessionsSection } from './sessions-section.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { SettingsPage } from './settings-section.tsx'
import { TwoStepSection } from './two-step-section.tsx'

/** Every way into the account, and where it is open now. */
export function SecurityPage() {
  const { data, isError, refetch } = useQuery(securityQuery)
  return (
    <SettingsPage title="Security" lead="How you log in, and where you are logged in.">
      {data ? (
        <>
          <AddressSection />
          <PasswordSection hasPassword={data.has_password} />
          <TwoStepSection enabled={data.totp_enabled} codesLeft={data.recovery_codes_left} />
          <PasskeysSection />
          <SessionsSection />
        </>
      ) : (
        <Missing isError={isError} label="Loading the security settings" onRefresh={() => void refetch()} />
      )}
    </SettingsPage>
  )
}
