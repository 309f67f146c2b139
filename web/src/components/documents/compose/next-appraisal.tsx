import { Link, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { AddressBox } from '../../addresses/address-box.tsx'

/** Where the next appraisal begins: the address of another home. */
export function NextAppraisal() {
  const navigate = useNavigate()
  return (
    <AddressBox
      name="next-address"
      label="Address"
      otherwise="Enter it yourself."
      onChoose={(addressId) => void navigate(`${paths.newAppraisal}?address=${encodeURIComponent(addressId)}`)}
    >
      <Link className="touch-link" to={paths.newAppraisal}>
        Enter it yourself
      </Link>
    </AddressBox>
  )
}
