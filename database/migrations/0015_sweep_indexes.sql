-- What the nightly sweep asks for: mails that were done with before a day and still name somebody, sessions that were over by
-- a day, and tokens that have expired. Nothing asks for mails by when they were posted.
drop index mails_created_at_idx;
create index mails_done_idx on mails (coalesce(sent_at, given_up_at)) where recipient <> '';
create index sessions_over_idx on sessions (least(expires_at, revoked_at));
create index mail_tokens_expires_at_idx on mail_tokens (expires_at);

-- Nobody's mails to nobody, which the sweep left behind until now.
delete from mails where account_id is null and recipient = '';
