import { paths } from '../../paths.ts'
import button from '../../ui/button.module.css'
import { WhenAnalytics } from '../when-configured.tsx'
import type { LegalSection } from './legal-document.tsx'
import { WhatYouGive } from './what-you-give.tsx'

interface PrivacyFacts {
  readonly product: string
  readonly contact: string
  readonly provider: string
}

/** The privacy policy, section by section: what the product really does. */
export function privacySections({ product, contact, provider }: PrivacyFacts): readonly LegalSection[] {
  return [
    {
      id: 'who',
      title: 'Who we are',
      body: (
        <p>
          {product} is run by [the operator’s legal name and address], who is responsible under the Privacy Act 2020 for
          the information described here. Our privacy officer is [name or role] and can be reached at {contact}.
        </p>
      ),
    },
    {
      id: 'collected',
      title: 'What we collect, and why',
      body: (
        <>
          <WhatYouGive />
          <p>What we record when you use {product}:</p>
          <ul>
            <li>
              <strong>The area whose rents you looked up first</strong>, on the Free plan: the plan covers one area.
            </li>
            <li>
              <strong>What your membership is</strong>: whether it is paid, until when, and your customer number at our
              payment provider. Only that provider knows your card.
            </li>
            <li>
              <strong>When you signed in and until when that lasts</strong>: to be able to sign you out everywhere.
            </li>
            <li>
              <strong>The emails that we sent you</strong>: their type, number, address and time, how often we tried and
              what went wrong, so that none is lost or sent twice.
            </li>
            <li>
              <strong>Your network address</strong>, for minutes to hours, when you sign up, sign in, ask for a new
              password, set it, or follow a link that we emailed: to stop people who guess passwords and links. It is
              stored only in a scrambled form, as is an email address that is counted for the same reason.
            </li>
            <li>
              <strong>Log lines</strong> that record the type of each request, its result and how long it took. They
              contain no password, no token, no email and no address of a home.
            </li>
          </ul>
          <p>
            You do not have to give us any of this, but without a name, an email address and a password there is no
            account to save anything in. We do not buy information about you, and we do not build a profile of you.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What is stored in your own browser',
      body: (
        <>
          <p>We set no cookies of our own. Your browser’s own storage holds:</p>
          <ul>
            <li>
              the token that keeps you signed in (14 days unless this installation says otherwise), and copies of your
              account’s details, your household, your list and the calculations that you opened last, so that they open
              without a connection, and the names of owners you chose not to add; all are removed when you sign out;
            </li>
            <li>
              the calculation that you have not saved yet, and any that waits to be saved until there is a connection
              (it stays when you sign out, for your account alone);
            </li>
            <li>
              which sections of the calculator you closed, your criteria for comparing homes, whether you ticked the
              professionals’ terms, and the files, settings and default expenses that the calculator opens with;
            </li>
            <li>
              while the tab is open: the page that you wanted before you signed in, what you tried on the start page,
              your checkout, and what you were changing of your account or household when your session ended.
            </li>
          </ul>
          <WhenAnalytics configured={false}>
            <p>There are no analytics and no advertising here. If that changes, we will say so here first.</p>
          </WhenAnalytics>
          <WhenAnalytics configured>
            <p>
              We show no advertising. Visits are counted with Google Analytics, Meta (Facebook) or both, and only if you
              accept: we ask you first, and until you accept, or if you say no, nothing is loaded from them and your
              browser stores only your answer. If you accept, they set cookies (_ga and _fbp) and receive your network
              address, the type of your browser, which kind of page you open, the site that you came from and the name
              of a site that you leave for, and whether you opened the sign-up page from a plan, made an account or
              bought Premium, with its price. They receive no address of a home, no figure that you enter, no name and
              no email address. A checkout is counted once: your browser stores a scrambled mark of it.
            </p>
            <p>
              You can change your answer at any time. If you take it back, the cookies and that mark are deleted.{' '}
              <button type="button" className={`${button.button} ${button.secondary}`} data-analytics-choices="">
                Change what is counted
              </button>
            </p>
          </WhenAnalytics>
        </>
      ),
    },
    {
      id: 'shared',
      title: 'Who else sees it',
      body: (
        <>
          <ul>
            <li>
              <strong>The company that hosts {product} and its database</strong>, [name and country], which keeps the
              data for us and may not use it for itself.
            </li>
            <li>
              <strong>The email service that delivers our emails</strong>, [name and country], which sees the address
              and the text of each email.
            </li>
            <li>
              <strong>The payment provider</strong>, [name and country], if you buy Premium, which receives your email
              address and your card details. We never see or store the card’s number.
            </li>
            <li>
              <strong>The provider of property data</strong>, {provider}, which, with Premium, receives the address of
              the home that you look up, but not who you are.
            </li>
            <li>
              <strong>The provider of addresses</strong>, if the foot of this page names one: it sees what you type to
              find an address.
            </li>
            <li>
              <strong>The person you send an assessment or a document to</strong>, who receives what it shows, your name
              and your email address.
            </li>
            <li>
              <strong>Whoever has a link that you made</strong>, until it expires or you remove it: your name, and your
              homes, loans and dates, with the tax of each owner if you chose so, or the document that it opens.
            </li>
            <li>
              <strong>Programs and AI assistants that you give an API key</strong>, until it expires or you revoke it:
              what you chose for it.
            </li>
            <WhenAnalytics configured>
              <li>
                <strong>Google and Meta</strong>, only if you accepted that{' '}
                <a href="#browser">your visits are counted</a> with them; they may keep that outside New Zealand and use
                it under their own terms.
              </li>
            </WhenAnalytics>
            <li>
              <strong>Authorities</strong>, where New Zealand law requires it.
            </li>
          </ul>
          <p>
            Nobody else. If a company that works for us keeps data outside New Zealand, we make sure that it is
            protected as the Privacy Act requires.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Information about other people',
      body: (
        <>
          <p>
            The address of a home can reveal something about the people who live there or own it. Enter what you need
            for your calculation and nothing about them. Only you see a saved calculation, and whoever you give a link.
          </p>
          <p>
            If you email an assessment or a document to somebody, we get their email address from you and not from them.
            Do it only if they asked you to. We use that address to deliver that one message and to keep to a limit on
            messages, and show it to you in the history of a document; the message says who sent it and where we got the
            address (information privacy principle 3A), and has a link that stops all further ones. We do not write to
            that address for purposes of our own.
          </p>
        </>
      ),
    },
    {
      id: 'mails',
      title: 'Emails from us',
      body: (
        <p>
          We write to you about your account: a welcome with a link that confirms your address, a link to reset your
          password when you ask for one, and a notice when your password or email address has changed, a payment failed,
          your first bill is near or your account has been deleted. These belong to the account, so there is nothing to
          unsubscribe from. We send no marketing.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: (
        <>
          <p>
            As long as you have the account. When you <a href={paths.deleteAccount}>delete it</a>, your account, your
            calculations, your sessions and the record of emails sent to you are deleted from our database at once. One
            last email tells you that this was done; it, and any notice of a changed password or email address that is
            still being sent, is deleted 30 days after it was sent.
          </p>
          <p>
            We delete the content of an email once it was sent, and its address after 30 days. The times when you signed
            in are deleted 30 days after you signed out or the session ended. Links that we email about your account
            stop working after they were used; one that resets a password works for an hour. Counters against guessing
            are kept for minutes to hours. A link that you made for others is deleted when you remove it, or 30 days
            after it expired; an API key when you revoke it. Backups are overwritten after [number] days, and logs are
            kept for [number] days.
          </p>
          <p>
            That an assessment was sent, when and by which account, is kept for a year, with its recipient’s address
            only in a scrambled form; deleting your account removes you from that record at once. If somebody has
            stopped all further assessments, we keep their address in that form, so that none reaches them again. A
            document, with whom it was sent to and what was answered, is kept until you delete it, its home or your
            account. A question, and the email address that a client gives with it, are mailed to you and not kept
            longer than other emails.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <p>
          Connections are encrypted. Passwords are stored only in scrambled form, and so are the links that we email
          once they were sent, those that you make, and your API keys. A changed password signs you out everywhere else,
          a reset one revokes your API keys too, and we email you about each new key. We tell the old address when your
          email address changes. Our pages run only our own scripts and those of the services named here. If a breach is
          likely to cause serious harm, we tell you and the Privacy Commissioner as soon as we can.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <ul>
          <li>
            <strong>See it</strong>: <a href={paths.yourData}>download everything that we hold about you</a>, as a page
            to read or as JSON.
          </li>
          <li>
            <strong>Correct it</strong>: <a href={paths.editAccount}>change your name, email or professional status</a>;
            you change calculations in the calculator.
          </li>
          <li>
            <strong>Have it deleted</strong>: <a href={paths.deleteAccount}>delete your account</a>.
          </li>
          <li>
            <strong>Ask or complain</strong>: write to {contact}. We answer within 20 working days. If you are not
            satisfied, you can turn to the Office of the Privacy Commissioner, privacy.org.nz.
          </li>
        </ul>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          If we want to collect more, or use what we have for something else, we tell you by email at least 30 days
          before, and change this page.
        </p>
      ),
    },
  ]
}
