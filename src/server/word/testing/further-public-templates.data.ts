import type { PublicTemplate } from './public-templates.data.ts'

/** More of the same kinds, written before they were read. */
export const furtherPublicTemplates: readonly PublicTemplate[] = [
  {
    name: 'a lease with numbered captions in bold',
    text: `
C* RESIDENTIAL LEASE
This lease is made on {{date}} between {{landlord}} (“Landlord”) and {{tenant}} (“Tenant”).
B* 1. Premises
Landlord lets to Tenant the home at {{address}}, with the yard and one place to park.
B* 2. Term
The lease begins on {{start}} and ends on {{end}}. After that it goes on from month to month.
B* 3. Rent
Tenant pays {{rent}} on the first day of each month, by check or by transfer.
B* 4. Deposit
Tenant pays a deposit of {{deposit}}, which Landlord keeps in a bank of this state and returns within thirty days.
B* 5. Repairs
Landlord keeps the home fit to live in. Tenant tells Landlord of every defect in writing.
B* 6. Entry
Landlord may enter after notice of twenty-four hours, or at once in an emergency.
B* 7. Signatures
____________________
{{landlord}}
____________________
{{tenant}}`,
  },
  {
    name: 'interrogatories',
    text: `
C SUPERIOR COURT OF [STATE]
C COUNTY OF [COUNTY]
[PLAINTIFF], Plaintiff,
v.
[DEFENDANT], Defendant.
No. [CASE NUMBER]
C* PLAINTIFF’S FIRST INTERROGATORIES TO DEFENDANT
Plaintiff asks that Defendant answer these interrogatories under oath within thirty days.
C* DEFINITIONS
A. “You” means the defendant and everybody who acts for the defendant.
B. “Document” has the meaning that the rules of this court give it.
C* INSTRUCTIONS
Answer each interrogatory fully. Where you object, say why, and answer the rest.
C* INTERROGATORIES
U* INTERROGATORY NO. 1
State the name and the address of each person who helped to answer.
U* INTERROGATORY NO. 2
State every payment that you made under the agreement, with its date.
U* INTERROGATORY NO. 3
State the facts on which each of your defenses rests.
Dated: [DATE]
____________________
[ATTORNEY NAME]
Attorney for Plaintiff`,
  },
  {
    name: 'a settlement agreement in articles',
    text: `
C* SETTLEMENT AGREEMENT AND RELEASE
{party_a} and {party_b} make this agreement to end their dispute.
C* RECITALS
WHEREAS, the parties disagree on the contract of {contract_date}; and
WHEREAS, they wish to settle without a trial;
NOW, THEREFORE, they agree:
C* ARTICLE I. PAYMENT
{party_a} pays {amount} within ten days after both have signed.
C* ARTICLE II. RELEASE
Each party releases the other from every claim that arose before this day.
C* ARTICLE III. CONFIDENTIALITY
The terms are kept secret, but may be told to tax advisers and where the law asks for it.
C* ARTICLE IV. GENERAL PROVISIONS
I* Governing law
The law of {state} governs.
I* Entire agreement
This paper holds all that the parties have agreed.
I* Counterparts
Each party may sign its own copy.
IN WITNESS WHEREOF the parties have signed below.
____________________
{party_a}
____________________
{party_b}`,
  },
  {
    name: 'a memorandum of law in outline numbers',
    text: `
C MEMORANDUM
TO: {{ supervising_attorney }}
FROM: {{ author }}
DATE: {{ today }}
RE: {{ client }}, eligibility for adjustment
H1* QUESTION PRESENTED
Whether a person who was paroled may adjust without leaving the country.
H1* BRIEF ANSWER
Probably yes, if the parole was a parole under the statute and the petition was approved.
H1* FACTS
{{ facts }}
H1* DISCUSSION
H2* A. Parole counts as inspection and admission or parole
The statute names those who were inspected and admitted or paroled.
H2* B. The bars do not reach immediate relatives
The bars of subsection (c) leave out immediate relatives.
H2* C. Discretion
The agency weighs family ties, work and conduct.
H1* CONCLUSION
The application should be filed with proof of parole.`,
  },
  {
    name: 'a petition with short captions in capitals',
    text: `
C IN THE PROBATE COURT OF <<COUNTY>> COUNTY
C* PETITION FOR APPOINTMENT OF GUARDIAN
Petitioner <<PETITIONER>> states:
* THE PETITIONER
1. Petitioner lives at <<ADDRESS>> and is of full age.
2. Petitioner is the <<RELATION>> of the minor.
* THE MINOR
3. The minor was born on <<DATE OF BIRTH>> and lives with Petitioner.
* NOTICE
4. Notice will be given as the statute asks.
* RELIEF REQUESTED
Petitioner asks that the Court appoint Petitioner as guardian of the person of the minor.
* VERIFICATION
I declare under penalty of perjury that this petition is true.
____________________
<<PETITIONER>>`,
  },
  {
    name: 'a will in numbered articles with lead-ins',
    text: `
C* LAST WILL AND TESTAMENT OF {{ testator }}
I, {{ testator }}, of {{ city }}, make this my will and revoke all earlier ones.
L* Family
My spouse is {{ spouse }}. My children are {{ children }}.
L* Executor
I name {{ executor }} to carry out this will, without bond.
L* Gifts
I give {{ gift }} to {{ friend }}, if {{ friend }} outlives me.
L* Residue
I give the rest to my spouse or, if my spouse does not outlive me, to my children in equal parts.
L* Guardian
If a guardian is needed I name {{ guardian }}.
Signed on {{ date }}.
____________________
{{ testator }}
C* ATTESTATION
The testator signed in our presence, and we signed in the presence of the testator.
____________________ Witness
____________________ Witness`,
  },
]
