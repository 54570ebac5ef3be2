# The site: refusals and answers of the server. The code of a message is the code of the refusal.

## Requests
bad-request = The request cannot be read: { $why }.
too-large =
    Too much at once: no more than { NUMBER($most_bytes, useGrouping: 0) } { $most_bytes ->
        [one] byte
       *[other] bytes
    }.
wrong-media-type = The body has to be JSON: send the header Content-Type: application/json.
wrong-method = This address is not used this way: another method is needed.
not-found = There is nothing here: the link is wrong, or it has been deleted.
not-signed-in = We do not know you: open the site again, or bring your name from another device with a code.
forbidden = You may not do this.
foreign-origin = The request came from a page of another site and was refused.
no-origin = It is not clear which site this comes from: a cookie needs the header Origin; programs use Authorization: Bearer.

## The server
unavailable = Nothing can be written now: the storage is not available. What was done before is safe; try again in a few seconds.
draining = This server is restarting: connect again, and the game goes on where it was.
internal = We have made a mistake, and it has been written down. Try again; if it does not help, tell us its number.

## Limits
too-many =
    { $limit ->
        [requests] Too many requests
        [requests-address] Too many requests from your address
        [newcomers-address] Too many new guests from your address
        [rooms] You have opened too many tables
        [rooms-address] Too many tables were opened from your address
        [chairs] Seats change too often
        [chairs-address] Seats change too often from your address
        [joins] You enter too often
        [joins-address] Too many entries from your address
        [actions] Too many actions in a row
        [actions-address] Too many actions in a row from your address
        [hints] You ask for hints too often
        [hints-address] Hints are asked for too often from your address
        [analyses] You ask the analysis board too often
        [analyses-address] The analysis board is asked too often from your address
        [chat-lines] You write too often
        [chat-lines-address] Too many chat lines from your address
        [reports] Too many reports in a row
        [reports-address] Too many reports in a row from your address
        [codes] Too many attempts to enter a code
        [codes-address] Too many attempts to enter a code from your address
        [frames] Too many messages in a row
        [frames-address] Too many messages in a row from your address
        [connections] You have too many tabs with the game open: close some
        [connections-address] Too many connections from your address
       *[other] Too much at once
    }.{ $retry_after_s ->
        [0] {""}
        [one] {" "}Wait { $retry_after_s } second.
       *[other] {" "}Wait { $retry_after_s } seconds.
    }

## Name, code and chat
identity-code = The code does not fit: it has a mistake, was used before, or is older than ten minutes.
name-empty = The name is empty: it needs one visible character at least.
name-reserved = A name cannot begin with the word “name” and a colon: names that the site gives are stored that way.
name-too-long =
    The name is too long: { $most ->
        [one] no more than { $most } character
       *[other] no more than { $most } characters
    }.
line-empty = There is nothing to say: one visible character is needed at least.
line-too-long =
    Too long: { $most ->
        [one] no more than { $most } character
       *[other] no more than { $most } characters
    } in one line.

## Settings
setting = The setting { $name } does not do: { $why }.
setting-rate = The setting { $name } does not do: it has to be "how many/seconds", such as 20/10.
setting-origin = The setting { $name } does not do: it has to be the address of a site without a path, such as https://slova.example; several with commas between.
setting-nats = The setting { $name } does not do: it has to be an address such as nats://host:4222; several with commas between.
setting-unknown = There is no setting { $name }: check its name.
reviews-busy = Too many games are being reviewed just now. Try again a little later.
