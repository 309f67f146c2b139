export function TestPaymentsNotice() {
  return <p className="quiet pad-row round sunken">Payments on this site are a trial: no card is charged.</p>
}
