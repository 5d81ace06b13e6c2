/**
 * Documents as they come from scanners, mail programs and translators, written after the shield. `{{...}}` marks what
 * must not leave: `k:` what the record knows, `s:` what only its shape betrays. Everything is invented.
 */
export const labelledDocuments: Readonly<Record<string, string>> = {
  'notice to appear': `U.S. Department of Homeland Security                         Notice to Appear
In removal proceedings under section 240 of the Immigration and Nationality Act:
Subject ID: {{s:384920117}}   FINS: {{s:1198457730}}   File No: {{k:A 240-118-653}}
DOB: {{k:03/09/1985}}      Event No: ELP2305000123
In the Matter of:
Respondent: {{k:FATMATA BINTA JALLOH-SESAY}}                       currently residing at:
{{k:88 Prospect Pl., Apt. 4-C, Brooklyn, New York 11217}}         {{s:(917) 555-0182}}
(Number, street, city, state and ZIP code)          (Area code and phone number)
1. You are not a citizen or national of the United States;
2. You are a native of SIERRA LEONE and a citizen of SIERRA LEONE;
3. You arrived in the United States at or near EAGLE PASS, TX, on or about May 14, 2023;
on June 20, 2024 at 8:30 AM before an immigration judge at 26 Federal Plaza, 12th Floor, Rm 1237, New York, NY 10278.`,

  'mail thread': `From: Binta <{{k:binta.jalloh85@mail.example}}>
To: {{k:r.okonjo@okonjolaw.example}}
Cc: {{s:intake@okonjolaw.example}}
Sent: Tue, Mar 4, 2025 9:12 PM
Subject: RE: {{k:Jalloh}} I-589 / {{k:A240118653}}

Dear {{k:Mrs. Okonjo}}, my uncle Sorie found the paper. My husband ({{k:Abu Bakarr Sesay}}) will bring it. His new number is {{s:646-555-0119}} and mine is still {{k:917.555.0164}}. My passport is {{k:E 0123 845}}, and the old one was {{s:ER0998123}}. Social: {{s:078-05-1120}}. Tell {{k:fatmata}}'s story please, not the village's.
-- {{k:F. B. Jalloh-Sesay}}
Sent from 88 things on my phone`,

  'birth certificate': `REPUBLIC OF SIERRA LEONE - Certified copy of an entry of birth (translation)
Name of child: {{k:JALLOH, Fatmata Binta}}      Sex: F     Born: {{k:9th March, 1985}} at Kenema Government Hospital
Name of mother: Mariama Jalloh (Family name: {{k:Jalloh}})      Registered 2 April 1985, entry 1121 of 1985.
Certificate photo file: {{k:Jalloh_Sesay}}_birth_{{k:19850309}}.jpg`,

  declaration: `I, {{k:Fatmata Jalloh Sesay}}, also called {{k:Binta}}, declare under penalty of perjury: I was born on {{k:March 9, 1985}} in Kenema. I married {{k:Abu-Bakarr}} on January 2, 2011. Our daughter {{k:Hope Sesay}} was born in 2013; I hope that she never sees that place again. On 11 November 2022 four men from the secret society came. "{{k:Binta}}," they said, "you will take your mother's seat." The police at Kenema wrote report 447/22 and did nothing. I crossed at Eagle Pass with 23 others. My receipt is {{k:IOE9876501234}}; I paid $100. Under INA § 208(b)(1) and Matter of Kasinga, 21 I&N Dec. 357 (BIA 1996), I ask for asylum. See 85 Fed. Reg. 80274; Exh. C at 12-14. {{k:F.B.J.S.}}`,

  json: `{"client":{"name":"{{k:Fatmata Binta Jalloh-Sesay}}","note":"lives with\\n{{k:Abu Bakarr Sesay}} \\u2013 {{k:Okonjo Immigration}}","dob":"{{k:1985-03-09}}"},"count":23,"year":2022}`,
}
