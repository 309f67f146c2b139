-- The last address that was confirmed, while another awaits its confirmation: whoever owns it is told when the account goes.
alter table accounts add column last_confirmed_email text;
