import { paths } from '../../paths.ts'
import button from '../../ui/button.module.css'
import { WhenAnalytics } from '../when-configured.tsx'
import type { LegalSection } from './legal-document.tsx'

interface PrivacyFacts {
  readonly product: string
  readonly contact: string
  /** Whom property data come from. */
  readonly provider: string
}

/** The privacy policy, section by section: what the product really does. Source: decisions section 6. */
export function privacySections({ product, contact, provider }: PrivacyFacts): readonly LegalSection[] {
  return [
    {
      id: 'who',
      title: 'Who we are',
      body: (
        <p>
          {product} is run by [the operator’s legal name and address], who answers for the information described here
          under the Privacy Act 2020. Our privacy officer is [name or role] and can be reached at {contact}.
        </p>
      ),
    },
    {
      id: 'collected',
      title: 'What we collect, and why',
      body: (
        <>
          <p>What you give us:</p>
          <ul>
            <li>
              <strong>Your name and email address</strong>: to know you again, to write to you about your account, and
              to sign what you send. While a new address awaits its confirmation we also keep the one that you confirmed
              before, to tell it if the account is deleted.
            </li>
            <li>
              <strong>Your password</strong>: kept only in a scrambled form (Argon2id) from which it cannot be read.
            </li>
            <li>
              <strong>Whether you are a property professional</strong>, if you say so: to offer what is for
              professionals.
            </li>
            <li>
              <strong>When you accepted the professionals’ terms</strong>, if you did: to know that they bind you.
            </li>
            <li>
              <strong>A coupon code</strong>, if you enter one: to apply it when you buy Premium.
            </li>
            <li>
              <strong>The calculations that you save</strong>: the address of a home and the figures that you enter,
              your own estimate and its reason included.
            </li>
            <li>
              <strong>The pictures that you upload</strong>, your logo or a photo of a home, and the signature that you
              last used: to show them where you want them.
            </li>
          </ul>
          <p>What comes about by using {product}:</p>
          <ul>
            <li>
              <strong>The area whose rents you looked up first</strong>, on the Free plan: it covers one.
            </li>
            <li>
              <strong>What your membership is</strong>: whether it is paid, until when, and the number under which our
              payment provider knows you. The card itself is known to that provider alone.
            </li>
            <li>
              <strong>When you signed in and until when that lasts</strong>: to be able to sign you out everywhere.
            </li>
            <li>
              <strong>The mails that we sent you</strong>: their kind, number, address and time, how often we tried and
              what went wrong, so that none is lost or sent twice.
            </li>
            <li>
              <strong>Your network address</strong>, for minutes to hours, when you sign up, sign in, ask for a new
              password, set it, or follow a link that we mailed: to stop people who try out passwords and links. It is
              kept only in a scrambled form, as is an email address that is counted for the same reason.
            </li>
            <li>
              <strong>Log lines</strong> that say what kind of request was answered, how and how quickly. They hold no
              password, no token, no mail and no address of a home.
            </li>
          </ul>
          <p>
            You do not have to give us any of this, but without a name, an email address and a password there is no
            account to save anything in. We do not buy information about you, and we make no profile of you.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What is kept in your own browser',
      body: (
        <>
          <p>We set no cookies of our own. Your browser’s own storage holds:</p>
          <ul>
            <li>
              the token that keeps you signed in (14 days unless this installation says otherwise), and a copy of your
              account’s details, so that the calculator opens without a connection; both go when you sign out;
            </li>
            <li>
              the calculation that you have not saved yet, and any that waits to be saved until there is a connection
              (it stays when you sign out, for your account alone);
            </li>
            <li>
              which sections of the calculator you closed, whether you ticked the professionals’ terms, and the files,
              settings and default expenses that the calculator opens with;
            </li>
            <li>
              for as long as the tab is open: the page that you wanted to reach before you signed in, what you typed or
              tried on the start page on your way to an account, the checkout that you went to, and what you were
              changing of your account when your session ended.
            </li>
          </ul>
          <WhenAnalytics configured={false}>
            <p>There are no analytics and no advertising here. Should that change, it will be said here first.</p>
          </WhenAnalytics>
          <WhenAnalytics configured>
            <p>
              We show no advertising. Visits are counted with Google Analytics, Meta (Facebook) or both, and only if you
              accept: we ask you first, and until you accept, or if you say no, nothing is loaded from them and your
              browser keeps nothing of it but your answer. If you accept, they set cookies (_ga and _fbp) and receive
              your network address, the kind of your browser, which kind of page you open, the site that you came from
              and the host of a site that you leave for, and whether you opened the sign-up page from a plan, made an
              account or bought Premium, with its price. No home’s address, no figure that you enter, no name and no
              email goes along. A checkout is counted once: your browser keeps a scrambled mark of it.
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
      title: 'Who else gets to see it',
      body: (
        <>
          <ul>
            <li>
              <strong>The company that hosts {product} and its database</strong>, [name and country], which keeps the
              data for us and may not use it for itself.
            </li>
            <li>
              <strong>The mail service that delivers our mails</strong>, [name and country], which sees the address and
              the text of each mail.
            </li>
            <li>
              <strong>The payment provider</strong>, [name and country], if you buy Premium, which gets your email
              address and takes your card. We never see or keep the card’s number.
            </li>
            <li>
              <strong>The provider of property data</strong>, {provider}, which with Premium is asked about the address
              of the home that you look up, and not told who asks.
            </li>
            <li>
              <strong>The provider of addresses</strong>, where this page’s foot names one, which sees what you type to
              find an address.
            </li>
            <li>
              <strong>Whoever you send an assessment to</strong>, who gets what it shows, your name and your email
              address.
            </li>
            <WhenAnalytics configured>
              <li>
                <strong>Google and Meta</strong>, only if you accepted that{' '}
                <a href="#browser">your visits are counted</a> with them; they may keep that outside New Zealand and use
                it under their own terms.
              </li>
            </WhenAnalytics>
            <li>
              <strong>Authorities</strong>, where New Zealand law obliges us.
            </li>
          </ul>
          <p>
            Nobody else. If a company that works for us keeps data outside New Zealand, we make sure that it is
            protected as the Privacy Act demands.
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
            The address of a home can tell something about the people who live there or own it. Enter what you need for
            your calculation and nothing about them. A saved calculation is seen by you alone.
          </p>
          <p>
            Where you can have an assessment emailed to somebody, we get their email address from you and not from them.
            Do it only if they asked you to. We use that address to deliver that one message and to keep to a limit on
            messages; the message says who had it sent and how we came by the address (information privacy principle
            3A), and has a link that stops all further ones. We do not write to that address for purposes of our own.
          </p>
        </>
      ),
    },
    {
      id: 'mails',
      title: 'Mails from us',
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
            calculations, your sessions and the record of mails sent to you go from our database at once. One last mail
            tells you that it was done; it and notices of a changed password or email that are still on their way go 30
            days after they were sent.
          </p>
          <p>
            What a mail says is let go of once it was sent, and the address that it went to after 30 days. When you
            signed in goes 30 days after you signed out or the session ended. Links that we mail stop working after they
            were used; one that resets a password works for an hour. Counts against guessing last for minutes to hours.
            Backups are overwritten after [number] days, and logs are kept for [number] days.
          </p>
          <p>
            That an assessment was sent, when and by which account, is kept for a year, with its recipient’s address
            only in a scrambled form; deleting your account takes your part out of it at once. Whoever has stopped all
            further assessments stays known to us in that form, so that none reaches them again.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <p>
          Connections are encrypted. Passwords are kept only in scrambled form, and so are the links that we mail once
          they were sent. A changed password signs you out everywhere else, and the old address is told when your email
          changes. Our pages run no script but our own and those of the services that are named here. If a breach is
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
            <strong>See it</strong>: <a href={paths.yourData}>download all that we hold about you</a>, as a page to read
            or as JSON.
          </li>
          <li>
            <strong>Correct it</strong>: <a href={paths.editAccount}>change your name, email or professional status</a>;
            calculations you change where you made them.
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
