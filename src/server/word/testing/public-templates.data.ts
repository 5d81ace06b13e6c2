/**
 * Templates of the kinds that courts, legal aid and software for documents publish, in our own words. A line begins with
 * its look: `H1 ` and `H2 ` styled, `B ` bold, `C ` bold in the middle, `U ` underlined, `I ` bold and italic, `L ` in a
 * numbered list in bold, `N ` in a numbered list; `R ` opens with a caption up to `|`; without one it is plain. `*` after
 * the look: a heading that names a section or a part of one, as the title of a paper does over its own prose.
 */
export type PublicTemplate = { readonly name: string; readonly text: string }

export const publicTemplates: readonly PublicTemplate[] = [
  {
    name: 'a motion with conditions of docassemble',
    text: `
C {{ court.name | upper }}
C {{ court.division }}
{{ plaintiff }}, Plaintiff
v.
{{ defendant }}, Defendant
Docket No. {{ docket_number }}
C* DEFENDANT’S MOTION TO STAY EXECUTION
Defendant {{ defendant }} asks this Court to stay the execution that was issued on {{ execution_date }} for the reasons given below.
B* BACKGROUND
{%p if is_tenant %}
The defendant has lived at {{ address.on_one_line() }} since {{ move_in_date }} and has paid rent in every month but the last.
{%p endif %}
{%p for child in children %}
{{ child.name }}, age {{ child.age_in_years() }}, lives in the home and goes to school nearby.
{%p endfor %}
B* ARGUMENT
B* A. The defendant has nowhere to go.
{%p if has_disability %}
A member of the household has a disability, which makes a move on short notice impossible.
{%p endif %}
B* B. The landlord suffers no harm.
The defendant will pay for use of the home during the stay, as the statute allows.
B* REQUEST FOR RELIEF
For these reasons the defendant asks that the execution be stayed for {{ months }} months.
Respectfully submitted,
{{ user.signature }}
{{ user }}
C* CERTIFICATE OF SERVICE
I gave a copy of this motion to {{ other_parties[0] }} on {{ today() }} by first-class mail.
{{ user.signature }}`,
  },
  {
    name: 'a complaint with loops of docxtemplater',
    text: `
C UNITED STATES DISTRICT COURT
C {district}
{plaintiff_name}, Plaintiff,
v.
{defendant_name}, Defendant.
Civil Action No. {case_number}
H1* COMPLAINT
Plaintiff, by counsel, states the following against the defendant that is named in the caption above.
H1* JURISDICTION AND VENUE
N This Court has jurisdiction under {jurisdiction_statute}, and the claim arises under federal law.
N Venue is proper because the events took place in this district.
H1* PARTIES
N Plaintiff {plaintiff_name} lives in {plaintiff_city}.
N Defendant {defendant_name} is an agency of the United States.
H1* FACTUAL ALLEGATIONS
{#facts}
N {text}
{/facts}
H1* CLAIMS FOR RELIEF
{#counts}
H2* COUNT ONE: UNREASONABLE DELAY
N The agency has a duty to decide within a reasonable time, and it has not done so.
{/counts}
{^has_second}
H2* COUNT TWO: UNLAWFUL WITHHOLDING
N The agency has withheld action that the law requires it to take.
{/has_second}
H1* PRAYER FOR RELIEF
Plaintiff asks that the Court order the agency to decide, award costs, and grant what else is just.
Dated: {date}
{attorney_name}
{attorney_address}
{attorney_phone}`,
  },
  {
    name: 'an answer with affirmative defenses',
    text: `
C IN THE CIRCUIT COURT OF [COUNTY] COUNTY
C [STATE]
[PLAINTIFF], Plaintiff,
vs. Case No. [CASE NUMBER]
[DEFENDANT], Defendant.
C* ANSWER AND AFFIRMATIVE DEFENSES
Defendant answers the complaint by the same numbers and denies all that is not admitted in plain words.
C* ANSWER
1. Admitted.
2. Denied.
3. Defendant lacks knowledge and so denies.
4. Denied.
5. Denied that any sum is due.
6. Admitted that the parties signed a paper; its terms speak for themselves.
7. Denied.
C* FIRST AFFIRMATIVE DEFENSE
The complaint states no claim on which relief can be granted, for it names no act of the defendant.
C* SECOND AFFIRMATIVE DEFENSE
The claim is barred by the statute of limitations, because it arose more than six years ago.
C* THIRD AFFIRMATIVE DEFENSE
Plaintiff did not do what a reasonable person would do to keep the loss small.
C* DEMAND FOR JURY TRIAL
Defendant demands a jury on all issues that a jury may decide.
Respectfully submitted,
____________________
[ATTORNEY NAME]
C* CERTIFICATE OF SERVICE
I certify that on [DATE] a copy was sent to counsel of record by electronic filing.
____________________`,
  },
  {
    name: 'an engagement letter with captions that open clauses',
    text: `
B [FIRM NAME]
[FIRM ADDRESS]
[DATE]
[CLIENT NAME]
[CLIENT ADDRESS]
Re: Engagement
Dear [CLIENT NAME]:
Thank you for asking this office to help you. This letter sets out what we have agreed, so that both of us know what to expect.
R* Scope of our work.| We will prepare and file [MATTER], answer requests of the agency and go with you to one interview.
R* What is not included.| Appeals, motions to reopen and matters before a court need a further agreement that both of us sign.
R* Fees.| Our flat fee is [FEE], due in [NUMBER] payments, and it does not change if the work takes longer than expected.
R* Costs.| Filing fees, translations, postage and experts are paid by you when they fall due, in advance where the agency asks it.
R* Your duties.| You agree to tell us the truth, to keep every original and to tell us within five days when you move.
R* Ending the engagement.| You may end this engagement at any time, and we may do so where the rules of our profession allow or require it.
Please sign below if you agree.
Sincerely,
____________________
[ATTORNEY NAME]
Agreed: ____________________ [CLIENT NAME]`,
  },
  {
    name: 'a power of attorney in articles',
    text: `
C* DURABLE POWER OF ATTORNEY
I, [PRINCIPAL], of [CITY], name [AGENT] as my agent to act for me in the matters that are set out in this paper.
C* ARTICLE I – POWERS
My agent may sign, file and receive papers, ask for records and speak with agencies in my name.
C* ARTICLE II – LIMITS
My agent may not make gifts of my property or change who takes it at my death.
C* ARTICLE III – TERM
This power begins when I sign it, and it stays in force if I can no longer decide for myself.
C* ARTICLE IV – RELIANCE BY OTHERS
Whoever relies on this power in good faith is protected until told that it has ended.
C* ACKNOWLEDGMENT
State of [STATE], County of [COUNTY]. This paper was signed before me on [DATE] by [PRINCIPAL].
____________________
Notary Public`,
  },
  {
    name: 'a lease with numbered captions',
    text: `
C* RESIDENTIAL LEASE
This lease is made on «Date» between «Landlord» and «Tenant», who agree as follows about the home named below.
B* 1. PREMISES
The landlord lets to the tenant the home at «Address», with the furniture that is listed in Schedule A.
B* 2. TERM
The lease begins on «Start» and ends on «End», and goes on from month to month until one of them ends it.
B* 3. RENT
3.1 The rent is «Rent» a month, due on the first day.
3.2 A late charge of «Late» is due after the fifth day.
B* 4. REPAIRS
The landlord keeps the home fit to live in, and the tenant tells the landlord at once of what is broken.
B* 5. ENTRY
The landlord enters only after a notice of one day, except where there is danger to persons or to the house.
B* 6. NOTICES
Notices are in writing and are sent to the addresses on the first page of this lease.
By: ____________________ «Landlord»
By: ____________________ «Tenant»
C* SCHEDULE A
Bed, table, four chairs, stove, and whatever else both of them write below and sign with their initials.`,
  },
  {
    name: 'a confidentiality agreement with a list in bold',
    text: `
C* MUTUAL CONFIDENTIALITY AGREEMENT
This agreement is between [PARTY A] and [PARTY B], who wish to talk about [PURPOSE] and to keep secret what they hear.
L* Definition of confidential information
Confidential information is whatever one party gives the other in any form and would not be known outside of it.
L* Duties of the recipient
The recipient uses the information for the purpose alone and shows it to those only who have to know it.
L* Exceptions
These duties do not cover what the recipient knew before, or learns from somebody who may tell it.
L* Term and return
The duties last for [YEARS] years, and papers are given back or destroyed when the other party asks.
L* Governing law
The law of [STATE] governs this agreement, and its courts decide.
IN WITNESS WHEREOF, the parties have signed.
____________________`,
  },
  {
    name: 'a declaration with small titles',
    text: `
C* DECLARATION OF {{ declarant }} IN SUPPORT OF {{ client.name }}
I, {{ declarant }}, declare under penalty of perjury that what follows is true and that I know it myself.
I* How I know the applicant
N I have known {{ client.name }} since {{ year }}, when we both worked at {{ place }} and became friends.
N We see each other every week, and our children play together after school.
I* What I have seen
N I have seen how the applicant cares for the family, brings the children to school and helps whoever asks.
N I have never seen the applicant angry or dishonest.
I* Why I write
N I ask the Court to let the applicant stay with the family here.
I declare under penalty of perjury that the foregoing is true and correct.
Executed on {{ date }} at {{ city }}.
____________________`,
  },
  {
    name: 'requests for documents with numbers',
    text: `
C {court}
Case No. {case_number}
C* REQUESTS FOR PRODUCTION TO {responding_party}
{requesting_party} asks {responding_party} to produce what is named below within thirty days at the office of counsel.
U* DEFINITIONS
“You” means the party to whom these requests are made, and everybody who acts for it.
U* INSTRUCTIONS
Produce papers as they are kept in the usual course, and say which request each of them answers.
U* REQUESTS
U* REQUEST NO. 1
All papers about the decision of {date} on the application, with drafts and notes of whoever took part.
U* REQUEST NO. 2
All messages between the agency and {third_party} from {from} to {to}, in whatever form they are kept.
U* REQUEST NO. 3
The manual by which such applications were decided in the month of the decision.
{attorney_name}
Attorney for {requesting_party}`,
  },
  {
    name: 'a brief with a proposed order behind it',
    text: `
C UNITED STATES DEPARTMENT OF JUSTICE
C EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
C IMMIGRATION COURT
C {{ court_city }}
In the Matter of: {{ client.full_name }}
File No.: {{ client.a_number }}
C RESPONDENT’S PRE-HEARING BRIEF
H1* INTRODUCTION
Respondent {{ client.full_name }} files this brief before the individual hearing of {{ hearing_date }}.
H1* STATEMENT OF FACTS
{% if client.married %}
The respondent is married to {{ spouse.full_name }}, and both of them live in {{ client.city }}.
{% endif %}
H1* ARGUMENT
H2* I. The respondent suffered past persecution.
Persecution is harm on account of a protected ground by the government or by those whom it cannot control.
H2* II. The respondent has a well-founded fear.
A fear is well founded where a reasonable person in the same place would fear to go back.
H2* III. The respondent merits a favorable exercise of discretion.
The good that the respondent has done is greater than whatever may be held against the respondent.
H1* CONCLUSION
For these reasons the respondent asks the Court to grant the application.
Respectfully submitted,
____________________
{{ attorney.name }}
C UNITED STATES DEPARTMENT OF JUSTICE
C IMMIGRATION COURT
C {{ court_city }}
In the Matter of: {{ client.full_name }}
File No.: {{ client.a_number }}
C* ORDER OF THE IMMIGRATION JUDGE
Upon consideration of the brief and of the record, it is ordered that the application be [ ] granted [ ] denied.
Date: ____________ ____________________
C* PROOF OF SERVICE
On {{ date }} I served this brief on the Department of Homeland Security through the portal of the Court.
____________________`,
  },
]
